/// "Repair the chip": one gate of the array is wrong, and the user looks for it with the tools of the panel.
/// Imported by the composition root only.
package flipchip.app.repair;
