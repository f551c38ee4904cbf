// Stand-in: what c10/util/Logging.h of torch 2.8 declares for LOG(WARNING), and no more.
#include <iostream>
#include <sstream>

namespace c10 {
class MessageLogger {
 public:
  MessageLogger(const char *file, int line, int severity);
  ~MessageLogger();
  std::stringstream &stream() { return stream_; }

 private:
  const char *tag_;
  std::stringstream stream_;
  int severity_;
};
}  // namespace c10

#define LOG(name) c10::MessageLogger(__FILE__, __LINE__, 1).stream()
