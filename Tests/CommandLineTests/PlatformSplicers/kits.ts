// What of HarmonyOS the article's code uses, for a phone that is a folder: it notes what is played and logged.

declare function require(name: string): any;
const fs = require('node:fs');

export const notes: string[] = [];

export interface BusinessError extends Error {
  code: number;
}

export namespace common {
  export class Context {
    cacheDir = '';
    resourceManager = {
      getRawFileContent: async (path: string): Promise<Uint8Array> => new Uint8Array(fs.readFileSync(`resources/rawfile/${path}`)),
      getRawFileList: async (path: string): Promise<string[]> => fs.readdirSync(`resources/rawfile/${path}`),
      getConfigurationSync: (): { locale: string } => ({ locale: 'en_US' }),
    };
  }
}

export namespace fileIo {
  export enum OpenMode {
    READ_WRITE = 0o2,
    CREATE = 0o100,
    TRUNC = 0o1000,
  }
  export interface File {
    fd: number;
  }
  export function openSync(path: string, mode: number): File {
    return { fd: fs.openSync(path, mode) };
  }
  export function writeSync(fd: number, bytes: ArrayBuffer): number {
    return fs.writeSync(fd, new Uint8Array(bytes));
  }
  export function closeSync(file: File): void {
    fs.closeSync(file.fd);
  }
  export function unlinkSync(path: string): void {
    fs.unlinkSync(path);
  }
}

export namespace media {
  export interface AVFileDescriptor {
    fd: number;
    offset?: number;
    length?: number;
  }

  /** Its states come one after the other, and each call is refused in a state that it is not for. */
  export class AVPlayer {
    private state = 'idle';
    private bytes = 0;
    private changed = (_: string): void => {};
    private failed = (_: BusinessError): void => {};

    on(event: 'error', work: (error: BusinessError) => void): void;
    on(event: 'stateChange', work: (state: string) => void): void;
    on(event: string, work: any): void {
      if (event === 'error') this.failed = work;
      else this.changed = work;
    }

    set fdSrc(source: AVFileDescriptor) {
      this.bytes = fs.fstatSync(source.fd).size;
      if (this.bytes === 0) this.failed(Object.assign(new Error('empty'), { code: 5400106 }));
      else this.become('idle', 'initialized');
    }

    async prepare(): Promise<void> {
      this.become('initialized', 'prepared');
    }

    async play(): Promise<void> {
      this.become('prepared', 'playing');
      setTimeout((): void => {
        if (this.state !== 'released') notes.push(`play ${this.bytes}`);
        this.become('playing', 'completed');
      }, 5);
    }

    async release(): Promise<void> {
      if (this.state === 'playing') notes.push('broken off');
      this.state = 'released';
    }

    private become(from: string, to: string): void {
      if (this.state === 'released') return;
      if (this.state !== from) throw new Error(`${to} in the state ${this.state}`);
      this.state = to;
      setTimeout((): void => this.changed(to), 1);
    }
  }

  export async function createAVPlayer(): Promise<AVPlayer> {
    return new AVPlayer();
  }
}

declare function setTimeout(work: () => void, milliseconds: number): void;

export namespace hilog {
  export function info(domain: number, tag: string, format: string, ...values: (string | undefined)[]): void {
    notes.push(values.reduce<string>((text, value) => text.replace(/%\{public\}s/, `${value}`), format));
  }
  export const error = info;
}

export namespace pushCommon {
  export interface RemoteNotificationInfo {
    type: string;
    data: string;
    id: number;
  }
  export interface RemoteNotificationContent {
    title?: string;
    text?: string;
  }
}

export class RemoteNotificationExtensionAbility {
  context = new common.Context();
  async onReceiveMessage(_: pushCommon.RemoteNotificationInfo): Promise<pushCommon.RemoteNotificationContent> {
    return {};
  }
}
