/// Other programs in the window: registering NBoard engines, a seat and an analysis for them, and matches
/// between engines. Imports the host of the protocol and the library; only the composition root may import
/// it.
package flipchip.app.arena;
