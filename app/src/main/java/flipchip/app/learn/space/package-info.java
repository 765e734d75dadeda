/// The workspace Learn: what a learner does today, his courses and his play over time.
package flipchip.app.learn.space;
