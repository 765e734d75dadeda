/// Gate-level model of the Othello hardware: netlists, simulators, export.
module flipchip.hwsim {
    requires transitive flipchip.engine;         // Position and Square are in our signatures
    requires jdk.incubator.vector;               // gates.lanes only

    exports flipchip.hwsim.circuit.checker;
    exports flipchip.hwsim.circuit.flipper;
    exports flipchip.hwsim.circuit.pipeline;
    exports flipchip.hwsim.circuit.scanner;
    exports flipchip.hwsim.circuit.score;
    exports flipchip.hwsim.circuit.selector;
    exports flipchip.hwsim.circuit.shogi;
    exports flipchip.hwsim.circuit.solver;
    exports flipchip.hwsim.circuit.stages;
    exports flipchip.hwsim.fpga;
    exports flipchip.hwsim.gates.cause;
    exports flipchip.hwsim.gates.export;
    exports flipchip.hwsim.gates.lanes;
    exports flipchip.hwsim.gates.logic;
    exports flipchip.hwsim.gates.netlist;
    exports flipchip.hwsim.gates.sim;
    exports flipchip.hwsim.referee.array;
    exports flipchip.hwsim.referee.control;
    exports flipchip.hwsim.referee.link;
    exports flipchip.hwsim.referee.run;
    exports flipchip.hwsim.referee.why;
    exports flipchip.hwsim.verify.catalogue;
    exports flipchip.hwsim.verify.faults;
    exports flipchip.hwsim.verify.referee;
}
