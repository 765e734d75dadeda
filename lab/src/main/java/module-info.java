/// The laboratory: learns weights, makes books, measures. No player gets it, and nothing imports it.
module flipchip.lab {
    requires flipchip.engine;
    requires flipchip.hwsim;
    requires flipchip.app;
    requires com.fasterxml.jackson.databind;
    requires info.picocli;
    requires java.desktop;
    requires java.management;
    requires jmh.core;
    requires me.tongfei.progressbar;

    opens flipchip.lab.benchmark to com.fasterxml.jackson.databind;
    opens flipchip.lab.window to com.fasterxml.jackson.databind;
    opens flipchip.lab.cli to info.picocli, com.fasterxml.jackson.databind;
}
