/** The edges of an element, in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface BubblePlace {
  readonly side: 'left' | 'right';
  /** Above the tile of the seat, otherwise below. */
  readonly up: boolean;
  /** Distance from that edge of the stage to the bubble. */
  readonly edge: number;
  /** Distance from that edge of the stage to the speaker's face. */
  readonly face: number;
  /** Distance from the top of the stage, or from its bottom if the bubble is above the tile. */
  readonly height: number;
  /** There it would cover the card that is at stake: it belongs to the bottom of the stage instead. */
  readonly covers: boolean;
}

const gap = 12;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the place of a bubble of that size at the tile of a seat; `edge` is set on compact screens. */
export function bubblePlace(
  stage: Box,
  tile: Box,
  size: { readonly width: number; readonly height: number },
  { card, fixedEdge }: { readonly card?: Box | undefined; readonly fixedEdge?: number | undefined },
): BubblePlace {
  const side = (tile.left + tile.right) / 2 < (stage.left + stage.right) / 2 ? 'left' : 'right';
  const up = (tile.top + tile.bottom) / 2 > (stage.top + stage.bottom) / 2;
  const free = side === 'left' ? tile.left - stage.left : stage.right - tile.right - 16;
  const edge = fixedEdge ?? Math.max(8, free);
  const face = side === 'left' ? tile.left - stage.left : stage.right - tile.left;
  const left = side === 'left' ? stage.left + edge : stage.right - edge - size.width;
  const top = up ? tile.top - gap - size.height : tile.bottom + gap;
  const box = { left, right: left + size.width, top, bottom: top + size.height };
  return {
    side,
    up,
    edge,
    face,
    height: up ? stage.bottom - tile.top + gap : tile.bottom - stage.top + gap,
    covers: card !== undefined && overlap(box, card),
  };
}
