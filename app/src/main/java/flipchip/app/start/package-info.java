/// The log of frames for measurements, and the training run of the package.
package flipchip.app.start;
