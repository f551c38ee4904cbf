"""Have the book's snippets run, and file what the runs gave."""

from faultdex.verify.bundle import pack, pack_collector, runner_digest
from faultdex.verify.diff import Change, Drift, diff
from faultdex.verify.merge import merge, namesakes, report_bytes
from faultdex.verify.mutants import plan_mutants, record_mutants
from faultdex.verify.plan import plan
from faultdex.verify.proofs import Proof, proofs
from faultdex.verify.record import Recorded, RunReport, read_report, record
from faultdex.verify.reference import record_reference
from faultdex.verify.rejudge import rejudge
from faultdex.verify.releases import (
    bundle_of,
    failed_jobs,
    plan_release,
    record_releases,
    without_failures,
)
from faultdex.verify.split import split
from faultdex.verify.trust import Held, Sample, held, sample

__all__ = [
    "Change",
    "Drift",
    "Held",
    "Proof",
    "Recorded",
    "RunReport",
    "Sample",
    "bundle_of",
    "diff",
    "failed_jobs",
    "held",
    "merge",
    "namesakes",
    "pack",
    "pack_collector",
    "plan",
    "plan_mutants",
    "plan_release",
    "proofs",
    "read_report",
    "record",
    "record_mutants",
    "record_reference",
    "record_releases",
    "rejudge",
    "report_bytes",
    "runner_digest",
    "sample",
    "split",
    "without_failures",
]
