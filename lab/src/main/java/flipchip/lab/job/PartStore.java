package flipchip.lab.job;

import java.io.IOException;
import java.util.Set;

/// A store of the bytes of shards and results: a folder here or on any other file system. Named parts are
/// complete. Any thread.
public interface PartStore {
    /// Names of all that is there.
    Set<String> names() throws IOException;

    /// @throws IOException if there is nothing of that name, or it cannot be read
    byte[] read(String name) throws IOException;

    /// Stores whole or not at all. If the name is taken already it holds the same bytes, and either may stay.
    void put(String name, byte[] bytes) throws IOException;
}
