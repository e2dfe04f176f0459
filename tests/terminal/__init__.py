"""Line play."""
