package flipchip.lab.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import flipchip.lab.job.PartStore;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;

/// Parts as files of a folder on any file system that Hadoop knows: written under another name, then renamed,
/// so that it does not matter who else computes the same shard. Any thread.
///
/// @param folder   URI of it
/// @param settings of Hadoop, as the driver has them
record HadoopStore(String folder, SerializableConfiguration settings) implements PartStore, Serializable {

    private FileSystem files() throws IOException {
        FileSystem files = new Path(folder).getFileSystem(settings.value());
        files.setWriteChecksum(false);
        files.setVerifyChecksum(false);
        return files;
    }

    @Override
    public Set<String> names() throws IOException {
        Set<String> names = new HashSet<>();
        try {
            for (FileStatus file : files().listStatus(new Path(folder))) {
                String name = file.getPath().getName();
                if (!name.startsWith(".")) {
                    names.add(name);
                }
            }
        } catch (FileNotFoundException _) {
            // nothing is stored yet
        }
        return names;
    }

    @Override
    public byte[] read(String name) throws IOException {
        try (FSDataInputStream in = files().open(new Path(folder, name))) {
            return in.readAllBytes();
        }
    }

    private boolean isThere(FileSystem files, Path target, byte[] bytes) throws IOException {
        return files.exists(target) && Arrays.equals(read(target.getName()), bytes);
    }

    @Override
    public void put(String name, byte[] bytes) throws IOException {
        FileSystem files = files();
        Path fresh = new Path(folder, "." + name + "." + UUID.randomUUID() + ".new");
        Path target = new Path(folder, name);
        try {
            try (FSDataOutputStream out = files.create(fresh, false)) {
                out.write(bytes);
                out.hsync();
            }
            // where the name is taken some file systems rename and some do not: a part has the same bytes
            // then, a result of an earlier run may have others
            if (!files.rename(fresh, target) && !isThere(files, target, bytes)) {
                files.delete(target, false);
                if (!files.rename(fresh, target)) {
                    throw new IOException(target + " cannot be written");
                }
            }
        } finally {
            files.delete(fresh, false);
        }
    }
}
