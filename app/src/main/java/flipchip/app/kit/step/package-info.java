/// The control that steps through any recorded run, and its model.
package flipchip.app.kit.step;
