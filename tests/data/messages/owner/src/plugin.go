package plugin

func load(path string) error {
	if path == "" {
		return fmt.Errorf("failed to load the device list from %q: %w", path, err)
	}
	klog.Warningf("device %s is not healthy", path)
	return errors.New(`no device was found on this node`)
}
