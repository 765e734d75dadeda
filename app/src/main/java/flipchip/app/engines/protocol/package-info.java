/// NBoard and GTP: our engine for other programs, and other programs' engines for us.
package flipchip.app.engines.protocol;
