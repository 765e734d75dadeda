/// Everything for the first second: early objects, warm-up, and the training run of the package.
package flipchip.app.start;
