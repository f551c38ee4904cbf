cmake_minimum_required(VERSION 3.1...3.20)
