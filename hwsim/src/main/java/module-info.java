/// Gate-level model of the Othello hardware: netlists, simulators, export.
module flipchip.hwsim {
    requires transitive flipchip.engine;         // Position and Square are in our signatures
    requires jdk.incubator.vector;               // hwsim.lanes only

    exports flipchip.hwsim;
    exports flipchip.hwsim.array;
    exports flipchip.hwsim.board;
    exports flipchip.hwsim.checker;
    exports flipchip.hwsim.control;
    exports flipchip.hwsim.export;
    exports flipchip.hwsim.fault;
    exports flipchip.hwsim.flipper;
    exports flipchip.hwsim.lanes;
    exports flipchip.hwsim.logic;
    exports flipchip.hwsim.netlist;
    exports flipchip.hwsim.pipeline;
    exports flipchip.hwsim.scanner;
    exports flipchip.hwsim.score;
    exports flipchip.hwsim.proof;
    exports flipchip.hwsim.repair;
    exports flipchip.hwsim.selector;
    exports flipchip.hwsim.sim;
    exports flipchip.hwsim.shogi;
    exports flipchip.hwsim.solver;
    exports flipchip.hwsim.stages;
}
