/**
 * Whether a screen reader may have sent this pointer event: it has no size, or no pressure. Some phones send touches
 * like that.
 */
export function isVirtual({ width, height, pressure, pointerType }: PointerEvent): boolean {
  return (
    (width === 0 && height === 0) || (width <= 1 && height <= 1 && pressure === 0 && pointerType === 'mouse')
  );
}

/** Calls `callback` when the device is turned face down; never without such a sensor. Returns a function that ends this. */
export function onFaceDown(callback: () => void): () => void {
  let down = false;
  const turned = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    const isDown = Math.abs(beta) > 150 && Math.abs(gamma) < 30;
    if (isDown && !down) callback();
    down = isDown;
  };
  window.addEventListener('deviceorientation', turned);
  return () => window.removeEventListener('deviceorientation', turned);
}
