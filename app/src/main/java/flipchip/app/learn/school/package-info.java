/// What a learner practises and when it is due again; no JavaFX.
package flipchip.app.learn.school;
