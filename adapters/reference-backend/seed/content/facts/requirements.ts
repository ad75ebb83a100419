import type { SeedGame } from "../../content-types.ts";

type Requirement = SeedGame["requirements"][string];

const GIGABYTE = 1_000_000_000;

/** Download sizes are told in decimal gigabytes. */
export function gigabytes(count: number): number {
  return Math.round(count * GIGABYTE);
}

/** Windows, an engine of the current generation. */
export function modernWindows(storage: string): Requirement {
  return {
    min: {
      os: "Windows 10 64-bit (21H2)",
      cpu: "Intel Core i5-6600 / AMD Ryzen 5 1500X",
      gpu: "NVIDIA GeForce GTX 960 / AMD Radeon RX 560",
      ram: "8 GB",
      storage,
      api: "DirectX 11",
    },
    rec: {
      os: "Windows 11 64-bit",
      cpu: "Intel Core i7-9700 / AMD Ryzen 5 5600X",
      gpu: "NVIDIA GeForce RTX 2070 / AMD Radeon RX 6600 XT",
      ram: "16 GB",
      storage: `${storage} (SSD)`,
      api: "DirectX 12",
    },
  };
}

/** Windows, the most demanding games. */
export function demandingWindows(storage: string): Requirement {
  return {
    min: {
      os: "Windows 10 64-bit (22H2)",
      cpu: "Intel Core i7-8700 / AMD Ryzen 5 3600",
      gpu: "NVIDIA GeForce GTX 1660 SUPER / AMD Radeon RX 5600 XT",
      ram: "16 GB",
      storage: `${storage} (SSD)`,
      api: "DirectX 12",
    },
    rec: {
      os: "Windows 11 64-bit",
      cpu: "Intel Core i7-12700 / AMD Ryzen 7 5800X3D",
      gpu: "NVIDIA GeForce RTX 3080 / AMD Radeon RX 6800 XT",
      ram: "32 GB",
      storage: `${storage} (NVMe SSD)`,
      api: "DirectX 12 Ultimate",
    },
  };
}

/** Windows, long-running games that still welcome old machines. */
export function classicWindows(storage: string): Requirement {
  return {
    min: {
      os: "Windows 10",
      cpu: "Intel Core i3-3220 / AMD FX-4300",
      gpu: "NVIDIA GeForce GT 740 / AMD Radeon HD 7750",
      ram: "4 GB",
      storage,
      api: "DirectX 9.0c",
    },
    rec: {
      os: "Windows 10 64-bit",
      cpu: "Intel Core i5-7500 / AMD Ryzen 3 2200G",
      gpu: "NVIDIA GeForce GTX 1050 / AMD Radeon RX 460",
      ram: "8 GB",
      storage: `${storage} (SSD)`,
      api: "DirectX 11",
    },
  };
}

export function macos(storage: string): Requirement {
  return {
    min: { os: "macOS 13", cpu: "Apple M1", gpu: "Apple M1 (7 cores)", ram: "8 GB", storage, api: "Metal 3" },
    rec: { os: "macOS 15", cpu: "Apple M3", gpu: "Apple M3 (10 cores)", ram: "16 GB", storage, api: "Metal 3" },
  };
}

export function android(storage: string): Requirement {
  return {
    min: {
      os: "Android 9",
      cpu: "Snapdragon 730 / Exynos 9610",
      gpu: "Adreno 618 / Mali-G72 MP3",
      ram: "4 GB",
      storage,
      api: "OpenGL ES 3.1",
    },
    rec: {
      os: "Android 13",
      cpu: "Snapdragon 8 Gen 1 / Exynos 2200",
      gpu: "Adreno 730 / Xclipse 920",
      ram: "8 GB",
      storage,
      api: "Vulkan 1.1",
    },
  };
}

export function ios(storage: string): Requirement {
  return {
    min: { os: "iOS 15", cpu: "Apple A12 Bionic", gpu: "Apple A12", ram: "3 GB", storage, api: "Metal 2" },
    rec: { os: "iOS 17", cpu: "Apple A15 Bionic", gpu: "Apple A15 (5 cores)", ram: "6 GB", storage, api: "Metal 3" },
  };
}

export function playstation(storage: string): Requirement {
  const console = {
    os: "PlayStation 5 system software",
    cpu: "AMD Zen 2, 8 cores",
    gpu: "AMD RDNA 2",
    ram: "16 GB",
    storage,
    api: "GNM",
  };
  return { min: console, rec: console };
}
