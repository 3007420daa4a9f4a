/** Whether this browser may tell of a turn while the page is hidden; it is asked only where a button says so. */
class Permission {
  state = $state<NotificationPermission | 'none'>(
    'Notification' in globalThis ? Notification.permission : 'none',
  );

  async ask(): Promise<void> {
    this.state = await Notification.requestPermission();
  }
}

export const permission = new Permission();
