/// The window, the hardware panel and the command line.
@SuppressWarnings("module")                      // flipchip.lab is compiled after this module
module flipchip.app {
    requires flipchip.engine;
    requires flipchip.hwsim;
    requires java.desktop;
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires atlantafx.base;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.bootstrapicons;
    requires info.picocli;
    requires org.jline.terminal;
    requires org.jline.reader;
    requires java.management;
    requires jdk.management;
    requires java.sql;
    requires org.xerial.sqlitejdbc;
    requires com.fazecast.jSerialComm;
    requires dev.dirs;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;
    requires com.fasterxml.jackson.databind;
    requires com.google.common;
    requires org.eclipse.emf.common;             // the lists of elk.graph
    requires org.eclipse.elk.core;
    requires org.eclipse.elk.graph;
    requires org.eclipse.elk.alg.layered;

    opens flipchip.app.cli to info.picocli;
    opens flipchip.app.analyse.database to com.fasterxml.jackson.databind;
    opens flipchip.app.chips.opened to com.fasterxml.jackson.databind;
    opens flipchip.app.cli.answer to info.picocli, com.fasterxml.jackson.databind;
    opens flipchip.app.cli.ask to info.picocli, com.fasterxml.jackson.databind;
    opens flipchip.app.cli.circuit to info.picocli, com.fasterxml.jackson.databind;
    opens flipchip.app.cli.convert to info.picocli;
    opens flipchip.app.cli.play to info.picocli, com.fasterxml.jackson.databind;
    opens flipchip.app.cli.window to info.picocli, com.fasterxml.jackson.databind;
    exports flipchip.app to javafx.graphics;     // Application is created reflectively
    exports flipchip.app.cli to flipchip.lab;
    exports flipchip.app.cli.answer to flipchip.lab;
    exports flipchip.app.cli.ask to flipchip.lab;
    exports flipchip.app.files.format to flipchip.lab;
    exports flipchip.app.analyse.database to flipchip.lab;
    exports flipchip.app.learn.school to flipchip.lab;
    exports flipchip.app.kit.settings to flipchip.lab;
    opens flipchip.app.kit.settings to com.fasterxml.jackson.databind;
}
