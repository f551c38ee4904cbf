# Print without end.
sleep "$(cat token)" &
exec yes "endless output"
