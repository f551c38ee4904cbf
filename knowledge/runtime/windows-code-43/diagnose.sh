# Three machines: an old BIOS one, one with the settings that users changed, and a host that holds the GPU.
cat > plain.xml << 'END'
<domain type="kvm"><name>win10</name><os><type>hvm</type></os><features><acpi/></features>
<devices><hostdev mode="subsystem" type="pci"/></devices></domain>
END
cat > set.xml << 'END'
<domain type="kvm"><name>win10</name><os firmware="efi"><type>hvm</type></os>
<features><hyperv><vendor_id state="on" value="ab1234567890"/></hyperv><kvm><hidden state="on"/></kvm></features>
<devices><hostdev mode="subsystem" type="pci"><rom file="/vm/gpu.rom"/></hostdev></devices></domain>
END
printf '01:00.0 VGA compatible controller: NVIDIA Corporation GP104\n\tKernel driver in use: nouveau\n' > lspci.txt
for machine in plain set; do echo "$machine"; python3 check_vm.py < $machine.xml; done
echo "host"
python3 check_vm.py lspci.txt < set.xml
