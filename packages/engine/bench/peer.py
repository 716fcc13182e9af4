"""Solves Penguin deals with Freecell Solver's library, in this process.

stdin: a JSON list of boards, then one line for each time that all are to be solved.
stdout: a line "ready" or "missing: why"; then for each time a JSON object with the CPU time of each
`freecell_solver_user_solve_board` call in ms, and what it came to: w won, l lost, else ?.
"""

import ctypes
import json
import sys
import time

LIBRARY = "libfreecell-solver.so.0"
OPTIONS = """--game freecell --stacks-num 7 --freecells-num 7 --sequences-are-built-by suit
    --sequence-move unlimited --empty-stacks-filled-by kings -l as""".split()
VERDICTS = {0: "w", 1: "l"}


def load():
    solver = ctypes.CDLL(LIBRARY)
    solver.freecell_solver_user_alloc.restype = ctypes.c_void_p
    solver.freecell_solver_user_get_lib_version.restype = ctypes.c_char_p
    solver.freecell_solver_user_get_lib_version.argtypes = [ctypes.c_void_p]
    solver.freecell_solver_user_recycle.argtypes = [ctypes.c_void_p]
    solver.freecell_solver_user_solve_board.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    return solver


def configure(solver):
    instance = ctypes.c_void_p(solver.freecell_solver_user_alloc())
    arguments = (ctypes.c_char_p * len(OPTIONS))(*(option.encode() for option in OPTIONS))
    known = (ctypes.c_char_p * 1)(None)
    error, last = ctypes.c_char_p(), ctypes.c_int()
    failed = solver.freecell_solver_user_cmd_line_parse_args(
        instance, len(OPTIONS), arguments, 0, known, None, None, ctypes.byref(error), ctypes.byref(last)
    )
    if failed:
        raise OSError(f"the options are refused: {error.value}")
    return instance


def solve_all(solver, instance, boards):
    times, verdicts = [], []
    for board in boards:
        begin = time.thread_time_ns()
        result = solver.freecell_solver_user_solve_board(instance, board)
        times.append((time.thread_time_ns() - begin) / 1e6)
        verdicts.append(VERDICTS.get(result, "?"))
        solver.freecell_solver_user_recycle(instance)
    return {"times": times, "verdicts": "".join(verdicts)}


def say(line):
    print(line, flush=True)


def main():
    boards = [board.encode() for board in json.loads(sys.stdin.readline())]
    try:
        solver = load()
        instance = configure(solver)
    except (AttributeError, OSError) as error:
        say(f"missing: {error}")
        return
    say(f"ready: Freecell Solver {solver.freecell_solver_user_get_lib_version(instance).decode()}")
    for _ in sys.stdin:
        say(json.dumps(solve_all(solver, instance, boards)))


main()
