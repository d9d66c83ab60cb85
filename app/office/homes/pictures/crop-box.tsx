import { useEffect, useRef, useState } from "react";
import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { Crop, Turn } from "../../../../domain/photos/picture-edit.ts";

/** Pixels of the longer side on the screen. */
const longest = 1200;

/** The turned picture with a box, which is drawn by pointer, or moved by keys on its handles. */
export function CropBox({
  src,
  name,
  turn,
  crop,
  onChange,
}: {
  src: string;
  name: string;
  turn: Turn;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const picture = new Image();
    picture.src = src;
    picture.decode().then(
      () => isCurrent && canvas.current && draw(canvas.current, picture, turn),
      () => isCurrent && setIsLost(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [src, turn]);
  if (isLost) return <p>The photo didn’t load. You can still crop it with the numbers.</p>;
  const { left: x, top: y, width, height } = crop;
  return (
    <ReactCrop
      crop={{ unit: "%", x, y, width, height }}
      onChange={(_pixels, { x: left, y: top, ...size }) => {
        // A click beside the box is not a box.
        if (size.width > 0 && size.height > 0) {
          onChange({ left, top, width: size.width, height: size.height });
        }
      }}
      ariaLabels={{
        cropArea: `Part of ${name} to keep. Move it with the arrow keys`,
        nwDragHandle: "Top left corner. Move it with the arrow keys",
        nDragHandle: "Top edge. Move it with the arrow keys",
        neDragHandle: "Top right corner. Move it with the arrow keys",
        eDragHandle: "Right edge. Move it with the arrow keys",
        seDragHandle: "Bottom right corner. Move it with the arrow keys",
        sDragHandle: "Bottom edge. Move it with the arrow keys",
        swDragHandle: "Bottom left corner. Move it with the arrow keys",
        wDragHandle: "Left edge. Move it with the arrow keys",
      }}
    >
      <canvas ref={canvas} className="cut__picture">
        {name}
      </canvas>
    </ReactCrop>
  );
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, turn: Turn): void {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  const isSideways = turn === 90 || turn === 270;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}
