/// Plays, evaluates and solves Othello. No user interface, no hardware.
@SuppressWarnings("module")                      // the other modules are compiled after this one
module flipchip.engine {
    requires static jdk.incubator.vector;        // faster kernels, if the launcher adds the module
    requires java.management;                    // engine.simd.JvmVectorProbe: are vectors on the heap?
    requires jdk.management;

    exports flipchip.engine;
    exports flipchip.engine.analysis;
    exports flipchip.engine.api;
    exports flipchip.engine.notation;
    exports flipchip.engine.notation.wthor to flipchip.app, flipchip.lab;
    exports flipchip.engine.board;
    exports flipchip.engine.book to flipchip.app, flipchip.lab;
    exports flipchip.engine.endgame to flipchip.lab;
    exports flipchip.engine.eval to flipchip.hwsim, flipchip.app, flipchip.lab;
    exports flipchip.engine.io to flipchip.hwsim, flipchip.app, flipchip.lab;
    exports flipchip.engine.match to flipchip.app, flipchip.lab;
    exports flipchip.engine.simd to flipchip.hwsim, flipchip.app, flipchip.lab;
    exports flipchip.engine.people to flipchip.app, flipchip.lab;
    exports flipchip.engine.problem to flipchip.app, flipchip.lab;
    exports flipchip.engine.table to flipchip.lab;
}
