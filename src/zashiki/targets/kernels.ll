; What one thread does for the position, or the series of games, with the number %i. `kernels` fills in the sizes of a
; game. Arrays of all %n positions hold one item of every position, then the next item of every position, so that
; neighbouring threads use neighbouring addresses. Names with a dollar sign are sizes, places and arguments.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal void @load_state(ptr %state, ptr %states, i64 %n, i64 %i) alwaysinline {
start:
  %base = getelementptr i32, ptr %states, i64 %i
  br label %loop
loop:
  %word = phi i64 [ 0, %start ], [ %next, %loop ]
  %offset = mul i64 %word, %n
  %source = getelementptr i32, ptr %base, i64 %offset
  %value = load i32, ptr %source, align 4
  %target = getelementptr i32, ptr %state, i64 %word
  store i32 %value, ptr %target, align 4
  %next = add i64 %word, 1
  %more = icmp ult i64 %next, $words
  br i1 %more, label %loop, label %stop, !llvm.loop !0
stop:
  ret void
}

define internal void @store_state(ptr %state, ptr %states, i64 %n, i64 %i) alwaysinline {
start:
  %base = getelementptr i32, ptr %states, i64 %i
  br label %loop
loop:
  %word = phi i64 [ 0, %start ], [ %next, %loop ]
  %source = getelementptr i32, ptr %state, i64 %word
  %value = load i32, ptr %source, align 4
  %offset = mul i64 %word, %n
  %target = getelementptr i32, ptr %base, i64 %offset
  store i32 %value, ptr %target, align 4
  %next = add i64 %word, 1
  %more = icmp ult i64 %next, $words
  br i1 %more, label %loop, label %stop, !llvm.loop !0
stop:
  ret void
}

; Writes %value to the mask at each of the legal actions.
define internal void @mark(i8 %value, i64 %count, ptr %legal, ptr %mask, i64 %n) alwaysinline {
start:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %loop, label %stop
loop:
  %place = phi i64 [ 0, %start ], [ %next, %loop ]
  %offset = mul i64 %place, %n
  %source = getelementptr i32, ptr %legal, i64 %offset
  %short = load i32, ptr %source, align 4
  %action = sext i32 %short to i64
  %row = mul i64 %action, %n
  %target = getelementptr i8, ptr %mask, i64 %row
  store i8 %value, ptr %target, align 1
  %next = add i64 %place, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %stop
stop:
  ret void
}

; Plays the games %first + %i, %first + %i + %step, … to before %end, and adds up the decisions and the seats' points.
define void @playouts(i64 %i, ptr align 16 %blank, i64 %first, i64 %end, i64 %step, i64 %series, i64 %seats, ptr %totals) {
start:
  %state = alloca [$stride x i8], align 16
  %out = alloca [$places x i32], align 16
  %policy = alloca [4 x i64], align 16
  %mine = alloca [$seats x i64], align 16
  %points = alloca [$seats x i64], align 16
  %result = alloca i64, align 8
  %failure = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %mine, i8 0, i64 $seat_bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %points, i8 0, i64 $seat_bytes, i1 false)
  %from = add i64 %first, %i
  %status = call i32 @play(ptr %result, ptr %failure, $blank_array, $state_array, $out_array, $policy_array, i64 %from, i64 %end, i64 %step, i64 %series, $mine_array, $points_array)
  %decisions = load i64, ptr %result, align 8
  %all = atomicrmw add ptr %totals, i64 %decisions monotonic
  br label %loop
loop:
  %seat = phi i64 [ 0, %start ], [ %next, %loop ]
  %source = getelementptr i64, ptr %mine, i64 %seat
  %sum = load i64, ptr %source, align 8
  %next = add i64 %seat, 1
  %target = getelementptr i64, ptr %totals, i64 %next
  %before = atomicrmw add ptr %target, i64 %sum monotonic
  %more = icmp slt i64 %next, %seats
  br i1 %more, label %loop, label %stop
stop:
  ret void
}

; Deals game %number of a series in position %i, whose mask is empty.
define internal void @begin_game(i64 %i, i64 %n, i64 %number, ptr align 16 %blank, i64 %series, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players) alwaysinline {
  %state = alloca [$stride x i8], align 16
  %result = alloca i64, align 8
  %failure = alloca ptr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %blank, i64 $stride, i1 false)
  %my_legal = getelementptr i32, ptr %legal, i64 %i
  %legal_stride = shl i64 %n, 2
  %status = call i32 @begin(ptr %result, ptr %failure, $state_array, i64 %series, i64 %number, $legal_array)
  %count = load i64, ptr %result, align 8
  call void @report(i64 %count, i64 %i, i64 %n, ptr %state, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players)
  ret void
}

; Writes what is known about position %i after a move: the state, the seat to decide, and the legal actions.
define internal void @report(i64 %count, i64 %i, i64 %n, ptr %state, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players) alwaysinline {
  %my_legal = getelementptr i32, ptr %legal, i64 %i
  %my_mask = getelementptr i8, ptr %mask, i64 %i
  %short = trunc i64 %count to i32
  %my_count = getelementptr i32, ptr %counts, i64 %i
  store i32 %short, ptr %my_count, align 4
  call void @mark(i8 1, i64 %count, ptr %my_legal, ptr %my_mask, i64 %n)
  call void @store_state(ptr %state, ptr %states, i64 %n, i64 %i)
  %player_field = getelementptr i8, ptr %state, i64 $player
  %player = load i8, ptr %player_field, align 1
  %my_player = getelementptr i8, ptr %players, i64 %i
  store i8 %player, ptr %my_player, align 1
  ret void
}

; Deals game %i of a series in position %i, and seeds the generator that samples actions.
define void @deal(i64 %i, i64 %n, ptr align 16 %blank, i64 %series, i64 %policies, ptr %states, ptr %rngs, ptr %legal, ptr %counts, ptr %mask, ptr %players) {
  %result = alloca ptr, align 8
  %failure = alloca ptr, align 8
  %my_rng = getelementptr i64, ptr %rngs, i64 %i
  %rng_stride = shl i64 %n, 3
  %status = call i32 @seed(ptr %result, ptr %failure, $rng_array, i64 %policies, i64 %i)
  call void @begin_game(i64 %i, i64 %n, i64 %i, ptr %blank, i64 %series, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players)
  ret void
}

; Plays an action in position %i. If that ends the game, puts the position into the list %over, which has %ended items.
define void @step(i64 %i, i64 %n, i64 %seats, ptr %actions, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players, ptr %over, ptr %ended, ptr %done, ptr %scores, ptr %rewards) {
start:
  %state = alloca [$stride x i8], align 16
  %points = alloca [$seats x i64], align 16
  %shares = alloca [$seats x float], align 16
  %result = alloca i64, align 8
  %failure = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %points, i8 0, i64 $seat_bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %shares, i8 0, i64 $share_bytes, i1 false)
  %my_legal = getelementptr i32, ptr %legal, i64 %i
  %legal_stride = shl i64 %n, 2
  %my_count = getelementptr i32, ptr %counts, i64 %i
  %my_mask = getelementptr i8, ptr %mask, i64 %i
  %short_before = load i32, ptr %my_count, align 4
  %before = sext i32 %short_before to i64
  call void @mark(i8 0, i64 %before, ptr %my_legal, ptr %my_mask, i64 %n)
  call void @load_state(ptr %state, ptr %states, i64 %n, i64 %i)
  %my_action = getelementptr i32, ptr %actions, i64 %i
  %short_action = load i32, ptr %my_action, align 4
  %action = sext i32 %short_action to i64
  %status = call i32 @advance(ptr %result, ptr %failure, $state_array, i64 %action, $legal_array, $points_array, $share_array)
  %count = load i64, ptr %result, align 8
  call void @report(i64 %count, i64 %i, i64 %n, ptr %state, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players)
  %is_over = icmp eq i64 %count, 0
  %flag = zext i1 %is_over to i8
  %my_done = getelementptr i8, ptr %done, i64 %i
  store i8 %flag, ptr %my_done, align 1
  br i1 %is_over, label %list, label %settle
list:
  %before_me = atomicrmw add ptr %ended, i64 1 monotonic
  %item = getelementptr i64, ptr %over, i64 %before_me
  store i64 %i, ptr %item, align 8
  br label %settle
settle:
  %my_scores = getelementptr i64, ptr %scores, i64 %i
  %my_rewards = getelementptr float, ptr %rewards, i64 %i
  br label %loop
loop:
  %seat = phi i64 [ 0, %settle ], [ %next, %loop ]
  %offset = mul i64 %seat, %n
  %source = getelementptr i64, ptr %points, i64 %seat
  %score = load i64, ptr %source, align 8
  %target = getelementptr i64, ptr %my_scores, i64 %offset
  store i64 %score, ptr %target, align 8
  %share_source = getelementptr float, ptr %shares, i64 %seat
  %share = load float, ptr %share_source, align 4
  %share_target = getelementptr float, ptr %my_rewards, i64 %offset
  store float %share, ptr %share_target, align 4
  %next = add i64 %seat, 1
  %more = icmp slt i64 %next, %seats
  br i1 %more, label %loop, label %stop
stop:
  ret void
}

; Deals the next game, whose number is higher by %n, in the position that is item %i of the list %over. The positions whose
; games have ended share few threads this way: dealing takes long, and the other threads of a warp would wait for each.
define void @renew(i64 %i, i64 %n, ptr align 16 %blank, i64 %series, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players, ptr %over, ptr %ended, ptr %games) {
start:
  %all = load i64, ptr %ended, align 8
  %is_item = icmp slt i64 %i, %all
  br i1 %is_item, label %work, label %stop
work:
  %item = getelementptr i64, ptr %over, i64 %i
  %position = load i64, ptr %item, align 8
  %my_game = getelementptr i64, ptr %games, i64 %position
  %game = load i64, ptr %my_game, align 8
  %number = add i64 %game, %n
  store i64 %number, ptr %my_game, align 8
  call void @begin_game(i64 %position, i64 %n, i64 %number, ptr %blank, i64 %series, ptr %states, ptr %legal, ptr %counts, ptr %mask, ptr %players)
  br label %stop
stop:
  ret void
}

; Writes the features of position %i for the seat to decide.
define void @observe(i64 %i, i64 %n, ptr %states, ptr %features) {
  %state = alloca [$stride x i8], align 16
  %result = alloca i64, align 8
  %failure = alloca ptr, align 8
  call void @load_state(ptr %state, ptr %states, i64 %n, i64 %i)
  %mine = getelementptr float, ptr %features, i64 %i
  %feature_stride = shl i64 %n, 2
  %status = call i32 @watch(ptr %result, ptr %failure, $state_array, $feature_array)
  ret void
}

; Draws a legal action in position %i.
define void @sample(i64 %i, i64 %n, ptr %rngs, ptr %legal, ptr %counts, ptr %actions) {
  %result = alloca i64, align 8
  %failure = alloca ptr, align 8
  %my_rng = getelementptr i64, ptr %rngs, i64 %i
  %rng_stride = shl i64 %n, 3
  %my_count = getelementptr i32, ptr %counts, i64 %i
  %short = load i32, ptr %my_count, align 4
  %count = sext i32 %short to i64
  %status = call i32 @draw(ptr %result, ptr %failure, $rng_array, i64 %count)
  %place = load i64, ptr %result, align 8
  %row = mul i64 %place, %n
  %offset = add i64 %row, %i
  %source = getelementptr i32, ptr %legal, i64 %offset
  %action = load i32, ptr %source, align 4
  %target = getelementptr i32, ptr %actions, i64 %i
  store i32 %action, ptr %target, align 4
  ret void
}

; Lowers %wrong to %i if the action of position %i is not legal.
define void @check(i64 %i, i64 %n, ptr %actions, ptr %mask, ptr %wrong) {
start:
  %my_action = getelementptr i32, ptr %actions, i64 %i
  %action = load i32, ptr %my_action, align 4
  %is_action = icmp ult i32 %action, $actions
  br i1 %is_action, label %look, label %report
look:
  %wide = zext i32 %action to i64
  %row = mul i64 %wide, %n
  %offset = add i64 %row, %i
  %flag_place = getelementptr i8, ptr %mask, i64 %offset
  %flag = load i8, ptr %flag_place, align 1
  %is_legal = icmp ne i8 %flag, 0
  br i1 %is_legal, label %stop, label %report
report:
  %before = atomicrmw umin ptr %wrong, i64 %i monotonic
  br label %stop
stop:
  ret void
}

; Copies of states are made of sixteen words at a time, so that a thread waits for memory once for all of them.
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 16}
