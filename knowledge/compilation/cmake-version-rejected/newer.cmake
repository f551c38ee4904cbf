cmake_minimum_required(VERSION 99.0)
