# A COCO file with a box of no width and an image without a box, and a VOC file with exchanged corners.
cat > coco.json <<'JSON'
{"images": [{"id": 1, "file_name": "a.jpg"}, {"id": 2, "file_name": "b.jpg"}],
 "annotations": [{"image_id": 1, "bbox": [10, 10, 0, 5]}, {"image_id": 1, "bbox": [1, 1, 20, 20]}]}
JSON
mkdir -p voc
cat > voc/c.xml <<'XML'
<annotation><object><bndbox><xmin>500</xmin><ymin>533</ymin><xmax>231</xmax><ymax>255</ymax></bndbox></object></annotation>
XML
python3 check_boxes.py coco.json
python3 check_boxes.py voc
