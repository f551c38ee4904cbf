"""Compute the covariance for a Frechet distance from a single sample."""

import warnings

import numpy

warnings.simplefilter("ignore")
for samples in (64, 2, 1):
    features = numpy.random.default_rng(0).normal(size=(samples, 4))
    covariance = numpy.cov(features, rowvar=False)
    print(samples, "samples: NaN in the covariance:", bool(numpy.isnan(covariance).any()))
numpy.asarray_chkfinite(covariance)
