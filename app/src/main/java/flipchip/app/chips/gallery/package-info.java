/// The gallery of circuits: each exhibit steps through a recorded run of a netlist or model.
package flipchip.app.chips.gallery;
