/// Labels, buttons, boxes and sliders that the whole window shares.
package flipchip.app.kit.control;
