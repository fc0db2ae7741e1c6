/** Events by time, those of the same time in the order they were added (a binary heap). */
export class EventQueue<Event> {
  private readonly heap: { at: number; order: number; event: Event }[] = [];
  private added = 0;

  /** When the next event is due; infinite if there is none. */
  nextAt(): number {
    return this.heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  add(at: number, event: Event): void {
    const { heap } = this;
    heap.push({ at, order: this.added, event });
    this.added += 1;
    for (let index = heap.length - 1; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!this.isBefore(index, parent)) return;
      this.swap(index, parent);
      index = parent;
    }
  }

  take(): { at: number; event: Event } | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || first === last) return first;
    heap[0] = last;
    for (let index = 0; ; ) {
      const children = [2 * index + 1, 2 * index + 2].filter((child) => child < heap.length);
      const [left, right] = children;
      if (left === undefined) return first;
      const smaller = right !== undefined && this.isBefore(right, left) ? right : left;
      if (!this.isBefore(smaller, index)) return first;
      this.swap(index, smaller);
      index = smaller;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
  }

  private swap(one: number, other: number): void {
    const { heap } = this;
    [heap[one], heap[other]] = [heap[other] as (typeof heap)[number], heap[one] as (typeof heap)[number]];
  }
}
