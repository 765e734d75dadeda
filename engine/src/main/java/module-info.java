/// Plays, evaluates and solves Othello. No user interface, no hardware.
@SuppressWarnings("module")                      // flipchip.app is compiled after this module
module flipchip.engine {
    requires jdk.incubator.vector;

    exports flipchip.engine;
    exports flipchip.engine.analysis;
    exports flipchip.engine.api;
    exports flipchip.engine.bench to flipchip.app;
    exports flipchip.engine.board;
    exports flipchip.engine.book;
    exports flipchip.engine.eval;
    exports flipchip.engine.train to flipchip.app;
}
