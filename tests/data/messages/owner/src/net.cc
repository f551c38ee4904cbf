// WARN("a comment is no message: %d", 1);
#define CHECK_CALL(call) do { \
  WARN("Call to the peer failed with error %s", strerror(errno)); \
} while (0)
void check(int rank, size_t size) {
  WARN("Got completion from peer %s with status=%d "
       "len=%" PRIu64, peer, status, size);
  TORCH_CHECK(rank < size, "rank ", rank, " is not below the world size ", size + 1, ".");
  TORCH_CHECK(ready);
  TORCH_CHECK(ready, c10::str("store at ", host, " is closed"), ": first line\nsecond line");
  TORCH_CHECK(ready, fmt::format("group {} has no rank {:d}", name, rank));
  TORCH_WARN_ONCE("the option " + name + " has no effect");
  LOG(ERROR) << "heartbeat of rank " << rank << " stopped";
  LOG(INFO) << "heartbeat of rank " << rank << " started";
  throw std::runtime_error(R"(the "key" is missing in the store)");
  WARN("%d", rank);
}
