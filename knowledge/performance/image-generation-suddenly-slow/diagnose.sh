# The check on parts of five logs that people posted.
log() { echo "$1"; cat > console.log; python3 read_speed_log.py console.log; }
log "ComfyUI, loaded partially" << 'END'
[INFO] loaded partially; 6291.80 MB usable, 5966.51 MB loaded, 13625.95 MB offloaded, 324.01 MB buffer reserved, lowvram patches: 556
END
log "ComfyUI, an older release" << 'END'
loading in lowvram mode 1074.6301555633545
100%|##########| 32/32 [06:23<00:00, 11.98s/it]
END
log "Forge" << 'END'
[Low GPU VRAM Warning] Your current GPU free memory is 223.35 MB for this diffusion iteration.
END
log "a second image" << 'END'
100%|##########| 20/20 [01:15<00:00,  3.75s/it]
100%|##########| 20/20 [05:07<00:00, 15.35s/it]
END
log "one image" << 'END'
Set vram state to: NORMAL_VRAM
100%|##########| 20/20 [00:15<00:00,  1.32it/s]
END
