template <int N, int M> struct Grid { enum { value = (Grid<N - 1, M>::value + Grid<N, M - 1>::value) & 7 }; };
template <int M> struct Grid<0, M> { static constexpr int value = 1; };
template <int N> struct Grid<N, 0> { static constexpr int value = 1; };
template <> struct Grid<0, 0> { static constexpr int value = 1; };
int table = Grid<SIZE, SIZE>::value;
