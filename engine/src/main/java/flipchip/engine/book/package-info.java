/// Known openings: names and moves to play without a search. Imports the rules and the values of the border;
/// used by the façade, the trainers and the application.
package flipchip.engine.book;
