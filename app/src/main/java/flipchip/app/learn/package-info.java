/// Learning: lessons, school, drill, own mistakes.
package flipchip.app.learn;
