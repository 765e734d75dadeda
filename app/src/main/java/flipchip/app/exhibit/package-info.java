/// The gallery of the other circuits: each exhibit is a recorded run of a simulated netlist or model, drawn
/// step by step, with a log and figures. Only the composition root imports it; it imports the circuits, the
/// frame of the window, the painted region with its inks, and the step control.
package flipchip.app.exhibit;
