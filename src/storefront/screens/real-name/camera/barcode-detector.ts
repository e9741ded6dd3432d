/** W3C Shape Detection; no type of TypeScript's names it yet. */
type Detector = { detect: (seen: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector };

const detectors = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canReadBarcodes = (): boolean => detectors() !== undefined && "mediaDevices" in navigator;

/** ICCIDs stand on cards as Code 128, on some as a QR code. */
export const barcodeDetector = (): Detector => new (detectors()!)({ formats: ["code_128", "qr_code"] });
