/// The laboratory's entry.
package flipchip.lab;
